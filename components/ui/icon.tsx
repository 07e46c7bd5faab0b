import * as lucide from 'lucide'

const icons = {
  'arrow-left': lucide.ArrowLeft,
  'arrow-right': lucide.ArrowRight,
  calendar: lucide.CalendarDays,
  'calendar-plus': lucide.CalendarPlus,
  check: lucide.Check,
  'chevron-down': lucide.ChevronDown,
  'chevron-right': lucide.ChevronRight,
  clock: lucide.Clock,
  download: lucide.Download,
  external: lucide.ExternalLink,
  file: lucide.FileText,
  mail: lucide.Mail,
  menu: lucide.Menu,
  message: lucide.MessageCircle,
  pause: lucide.Pause,
  phone: lucide.Phone,
  pin: lucide.MapPin,
  pinned: lucide.Pin,
  play: lucide.Play,
  printer: lucide.Printer,
  rupee: lucide.IndianRupee,
  feed: lucide.Rss,
  search: lucide.Search,
  close: lucide.X,
}

export type IconName = keyof typeof icons

type Props = { name: IconName; className?: string }

/** A decorative line icon in the text colour, which the style sheet draws; the text next to it has its meaning. */
export function Icon({ name, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
    >
      {icons[name].map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  )
}
