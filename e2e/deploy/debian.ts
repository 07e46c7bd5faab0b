import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'

/** The nginx.conf of Debian 12, reduced to its includes and what affects servers. */
const nginxConf = (folder: string) => `user www-data;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
include ${folder}/modules-enabled/*.conf;
events {
  worker_connections 4096;
}
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log ${folder}/access.log;
  gzip on;
  include ${folder}/conf.d/*.conf;
  include ${folder}/sites-enabled/*;
}
`

/** Links to files, by their names in nginx's folder. */
export type Links = Record<string, string>

const MODULES: Links = Object.fromEntries(
  ['filter', 'static'].map((name) => [
    `modules-enabled/50-mod-http-brotli-${name}.conf`,
    `/usr/share/nginx/modules-available/mod-http-brotli-${name}.conf`,
  ]),
)

/** Writes the configuration of a new Debian into a folder, with these files enabled; returns its nginx.conf. */
export async function writeDebianNginx(folder: string, links: Links): Promise<string> {
  for (const name of ['conf.d', 'sites-enabled', 'modules-enabled'])
    await mkdir(join(folder, name), { recursive: true })
  for (const [name, target] of Object.entries({ ...MODULES, ...links }))
    await symlink(target, join(folder, name))
  const file = join(folder, 'nginx.conf')
  await writeFile(file, nginxConf(folder))
  return file
}

/** The links that enable schools, by their configuration folders. */
export const schoolLinks = (schools: readonly { folder: string; id: string }[]): Links => ({
  'modules-enabled/60-school-website.conf': join(root, 'deploy/nginx/main.conf'),
  'conf.d/school-website.conf': join(root, 'deploy/nginx/shared.conf'),
  ...Object.fromEntries(
    schools.map(({ folder, id }) => [
      `sites-enabled/zz-school-website-${id}.conf`,
      join(folder, `nginx/school-website-${id}.conf`),
    ]),
  ),
})
