import {
  ArrowLeft,
  ArrowRight,
  Calculator,
  CalendarDays,
  CalendarPlus,
  Check,
  ChevronDown,
  ChevronRight,
  Clock,
  Copy,
  Download,
  ExternalLink,
  FileText,
  IndianRupee,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Pause,
  Phone,
  Pin,
  Play,
  Printer,
  Rss,
  Search,
  Share2,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide'

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  calculator: Calculator,
  calendar: CalendarDays,
  'calendar-plus': CalendarPlus,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  clock: Clock,
  copy: Copy,
  download: Download,
  external: ExternalLink,
  file: FileText,
  mail: Mail,
  menu: Menu,
  message: MessageCircle,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  pinned: Pin,
  play: Play,
  print: Printer,
  rupee: IndianRupee,
  feed: Rss,
  search: Search,
  share: Share2,
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
