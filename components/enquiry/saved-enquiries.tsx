'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Messages } from '@/lib/messages/messages'
import { WRITTEN_FIELD, type FormState } from '@/lib/enquiry/form'
import { postFields } from './send-form'

/** An enquiry that a parent saves on the device until there is a connection. */
type SavedEnquiry = {
  /** The id of its form, and the path of the page with it. */
  formId: string
  path: string
  writtenAt: number
  fields: [name: string, value: string][]
  /** Of its page. */
  title?: string
  /** Whether the server has refused it: it would again. Or its form is gone. */
  refused?: boolean | 'gone'
}

/** As earlier versions stored them. */
const KEY = 'kept-enquiries'

/** The id of the panel that lists them. */
export const SAVED_PANEL = KEY

/** The saved enquiries as a text; empty without any. */
function readSaved(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // The visitor's browser blocks it.
    return ''
  }
}

/** The saved enquiries in such a text. */
const parseSaved = (text: string): SavedEnquiry[] => JSON.parse(text || '[]') as SavedEnquiry[]

function change(saved: readonly SavedEnquiry[]): void {
  if (saved.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(saved))
  // The browser sends it to other tabs only.
  dispatchEvent(new Event('storage'))
}

/** Saves what a form contains. Throws if the browser does not store it. */
export function saveForm(form: HTMLFormElement): void {
  // A form with a file cannot be saved.
  const fields = [...new FormData(form)] as SavedEnquiry['fields']
  const { title } = document
  const enquiry = { formId: form.id, path: location.pathname, writtenAt: Date.now(), fields, title }
  change([...parseSaved(readSaved()), enquiry])
}

/** Deletes one from the device, or stores that it was refused. */
const settle = (
  { writtenAt }: Pick<SavedEnquiry, 'writtenAt'>,
  refused?: SavedEnquiry['refused'],
): void =>
  change(
    parseSaved(readSaved()).flatMap((each) =>
      each.writtenAt !== writtenAt ? each : refused ? { ...each, refused } : [],
    ),
  )

/** In the address of a form that was opened again from the list: the time of its entry. */
const OPENED = 'saved'

/** Deletes the entry that was opened again as this form, which is now sent. */
export function settleOpened(): void {
  const opened = new URLSearchParams(location.search).get(OPENED)
  if (opened) settle({ writtenAt: Number(opened) })
}

/** After this time the parent is asked first. */
const MAX_WAIT_MS = 7 * 24 * 60 * 60 * 1000

function subscribe(read: () => void) {
  addEventListener('storage', read)
  return () => removeEventListener('storage', read)
}

/** Whether it is sent by a tap only. */
const isAsked = ({ refused, writtenAt }: SavedEnquiry, now: number) =>
  refused || now - writtenAt > MAX_WAIT_MS

/** The child's name, or the title of a form of the school: its answers are not for everybody who looks at the phone. */
const nameOf = ({ fields, title }: SavedEnquiry) =>
  fields.find(([name, value]) => /name/.test(name) && value)?.[1] ?? title

/** Sends one; it stays on the device unless it was accepted. */
async function sendSaved(enquiry: SavedEnquiry): Promise<FormState | null> {
  const body = new FormData()
  for (const [name, value] of enquiry.fields) body.set(name, value)
  body.set(WRITTEN_FIELD, String(enquiry.writtenAt))
  const state = await postFields(enquiry.formId, enquiry.path, body)
  // Another failure passes: the server is busy, or could not store it.
  if (state?.status === 'sent') settle(enquiry)
  if (state?.status === 'invalid') settle(enquiry, true)
  if (state?.status === 'gone') settle(enquiry, 'gone')
  return state
}

type Gone = Pick<Messages['forms'], 'gone'>

/** The enquiries that wait for a connection, on every page; sends them when it is back. */
export function SavedEnquiries({ texts }: { texts: Messages['enquiry']['kept'] & Gone }) {
  const saved = parseSaved(useSyncExternalStore(subscribe, readSaved, () => ''))
  const [openedAt] = useState(Date.now)
  const [outcome, setOutcome] = useState('')
  const isSending = useRef(false)

  async function send(enquiries: readonly SavedEnquiry[]) {
    if (isSending.current) return
    isSending.current = true
    try {
      for (const each of enquiries) {
        const state = await sendSaved(each)
        setOutcome(state?.message ?? state?.errors.map(({ message }) => message).join(' ') ?? '')
      }
    } finally {
      isSending.current = false
    }
  }

  useEffect(() => {
    const sendDue = () =>
      void send(parseSaved(readSaved()).filter((each) => !isAsked(each, Date.now())))
    sendDue()
    addEventListener('online', sendDue)
    return () => removeEventListener('online', sendDue)
  }, [])

  if (saved.length === 0 && !outcome) return null
  return (
    <section
      id={SAVED_PANEL}
      tabIndex={-1}
      aria-label={texts.title}
      className="no-print bg-leaf-tint outline-none"
    >
      <div className="page-width py-3" role="status">
        {outcome && <p className="font-semibold">{outcome}</p>}
        <ul>
          {saved.map((each) => {
            const isWaiting = !isAsked(each, openedAt)
            const isGone = each.refused === 'gone'
            return (
              <li key={each.writtenAt} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1">
                <p>
                  {/* The page may have moved. */}
                  <a href={isGone ? each.path : undefined} className="font-bold">
                    {nameOf(each)}
                  </a>
                  : {isGone ? texts.gone : isWaiting ? texts.waits : texts.ask}
                </p>
                {isGone ||
                  (each.refused ? (
                    // Posted without a script: the page that comes back is its form, filled in and with what is wrong.
                    <form
                      method="post"
                      action={`${each.path}?${OPENED}=${each.writtenAt}`}
                      encType="multipart/form-data"
                    >
                      {each.fields.map(([name, value]) => (
                        <input key={name} type="hidden" name={name} value={value} />
                      ))}
                      <button className="button">{texts.send}</button>
                    </form>
                  ) : (
                    isWaiting || (
                      <button className="button" onClick={() => void send([each])}>
                        {texts.send}
                      </button>
                    )
                  ))}
                <button className="button-quiet" onClick={() => settle(each)}>
                  {texts.delete}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
