import {
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  Clock,
  Download,
  FileText,
  IndianRupee,
  Mail,
  MapPin,
  Menu,
  Pause,
  Phone,
  Play,
  X,
} from 'lucide'

const icons = {
  calendar: CalendarDays,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  clock: Clock,
  download: Download,
  file: FileText,
  mail: Mail,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  play: Play,
  rupee: IndianRupee,
  close: X,
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
