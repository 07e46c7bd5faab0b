import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.BUILD_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // The packages are those of the site, two folders up.
  turbopack: { root: fileURLToPath(new URL('../../../..', import.meta.url)) },
}

export default config
