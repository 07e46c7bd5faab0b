import {
  certificateOf,
  chooseFreePorts,
  createSchool,
  sendTo,
  startFront,
  startSchool,
  stopSchool,
} from '../deploy/front.ts'
import type { OneRequest } from '../deploy/one-request.ts'
import { readTokens } from './servers/instance.ts'
import { setUpServer } from './servers/set-up.ts'

/** A school with its CMS, its site and nginx in front of both, on a copy of the instance. */
export const setUpFront = (name: string) =>
  setUpServer(name, async ({ dataDir, buildDir }) => {
    const place = { school: 'north-hill', dataDir, buildDir }
    const school = await createSchool(place, await chooseFreePorts())
    await startSchool(school)
    const nginx = await startFront([school])
    const { ports, siteName, studioName } = school
    return {
      ...{ siteName, studioName, ports, folder: school.folder },
      siteUrl: `https://${siteName}:${ports.https}`,
      studioUrl: `https://${studioName}:${ports.https}`,
      cmsUrl: `http://127.0.0.1:${ports.cms}`,
      certificate: await certificateOf(school),
      tokens: await readTokens(dataDir),
      /** Sends a request to the CMS through nginx. */
      send: (request: OneRequest) => sendTo(school, studioName, request),
      async stop() {
        await nginx.stop()
        await stopSchool(school)
      },
    }
  })
