import { wrap } from './wrap'

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/** Where a key leads from a picture; null for any other key. */
export function goalOfKey(pressed: Key, index: number, count: number): number | null {
  // Alt and an arrow is the browser's Back.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return null
  switch (pressed.key) {
    case 'ArrowRight':
      return wrap(index + 1, count)
    case 'ArrowLeft':
      return wrap(index - 1, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
