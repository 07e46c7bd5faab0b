import TranslatedLayout, {
  generateMetadata,
  viewport,
} from '@/app/(translated)/languages/[language]/layout'

export { generateMetadata, viewport }
export default TranslatedLayout
