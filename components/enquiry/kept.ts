/** An enquiry that a parent keeps on the device until there is a connection. */
export type KeptEnquiry = {
  /** The id of its form, and the path of the page with it. */
  formId: string
  path: string
  writtenAt: number
  fields: [name: string, value: string][]
}

const KEY = 'kept-enquiries'

/** The id of the panel that lists them. */
export const KEPT_PANEL = KEY

/** The kept enquiries as a text; empty without any. */
export function readKept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // The visitor's browser blocks it.
    return ''
  }
}

/** The kept enquiries in such a text. */
export const parseKept = (text: string): KeptEnquiry[] =>
  text ? (JSON.parse(text) as KeptEnquiry[]) : []

function change(kept: readonly KeptEnquiry[]): void {
  if (kept.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(kept))
  // The browser sends it to other tabs only.
  dispatchEvent(new Event('storage'))
}

/** Keeps what a form contains. Throws if the browser does not store it. */
export function keepForm(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].flatMap(([name, value]): KeptEnquiry['fields'] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const enquiry = { formId: form.id, path: location.pathname, writtenAt: Date.now(), fields }
  change([...parseKept(readKept()), enquiry])
}

/** Deletes one from the device. */
export const deleteKept = ({ writtenAt }: KeptEnquiry): void =>
  change(parseKept(readKept()).filter((each) => each.writtenAt !== writtenAt))
