import { Icon } from '@/components/ui/icon'
import { home } from '@/content/home'

export function WhyChoose() {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {home.why.points.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon name="check" className="mt-1 text-leaf" />
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
