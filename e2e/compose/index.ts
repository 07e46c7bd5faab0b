// npm run test:compose: the images, and the compose file for real, by podman.
import './images.ts'
import './acme.ts'
import './compose.ts'
