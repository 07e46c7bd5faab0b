import {
  ArrowLeft,
  ArrowRight,
  Calculator,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  Clock,
  Download,
  ExternalLink,
  FileText,
  IndianRupee,
  Mail,
  MapPin,
  Menu,
  Pause,
  Phone,
  Play,
  Printer,
  Search,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide'

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  calculator: Calculator,
  calendar: CalendarDays,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  clock: Clock,
  download: Download,
  external: ExternalLink,
  file: FileText,
  mail: Mail,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  play: Play,
  print: Printer,
  rupee: IndianRupee,
  search: Search,
  close: X,
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
}

export type IconName = keyof typeof icons

type Props = { name: IconName; className?: string }

/** A decorative line icon in the colour of the text; what it means is said in words beside it. */
export function Icon({ name, className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icons[name].map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  )
}
