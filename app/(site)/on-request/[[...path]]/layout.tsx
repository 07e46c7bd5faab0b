import SiteLayout, { generateMetadata, viewport } from '@/app/(site)/[[...path]]/layout'

export { generateMetadata, viewport }
export default SiteLayout
