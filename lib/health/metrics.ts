import { conditions } from './conditions.ts'
import type { ProcessFigures } from './process-figures.ts'
import type { HealthReport } from './report.ts'

type Labelled = readonly (readonly [label: string, value: number])[]

const MILLISECONDS = 1e3

/** The state of the site in the Prometheus text format: counts and times, no personal data. */
export function toMetrics({ seen, present, affecting }: HealthReport, own: ProcessFigures): string {
  const { outbox, emails, contentAge, freeBytes, backupAge, certificateLeft } = seen
  const isPresent = Object.keys(conditions).map(
    (name) => [`condition="${name}"`, Number(present.includes(name))] as const,
  )
  const byCode = own.responses.map(([code, count]) => [`code="${code}"`, count] as const)
  return [
    gauge(
      'school_website_ready',
      '1 while visitors are served and enquiries accepted.',
      Number(affecting.length === 0),
    ),
    gauge(
      'school_website_condition',
      '1 while the condition of /api/health is present.',
      isPresent,
    ),
    gauge(
      'school_website_enquiries_pending',
      'Enquiries that the CMS does not have yet.',
      outbox?.pending,
    ),
    gauge('school_website_enquiries_refused', 'Enquiries that the CMS refused.', outbox?.refused),
    gauge(
      'school_website_enquiries_oldest_seconds',
      'Age of the oldest pending enquiry.',
      outbox?.oldestSeconds,
    ),
    gauge('school_website_emails_pending', 'E-mails to the office that wait.', emails?.pending),
    gauge(
      'school_website_emails_oldest_seconds',
      'Age of the oldest of them.',
      emails?.oldestSeconds,
    ),
    gauge(
      'school_website_content_age_seconds',
      'Since the site last had the content of the CMS.',
      inSeconds(contentAge),
    ),
    gauge(
      'school_website_backup_age_seconds',
      'Age of the newest complete backup.',
      inSeconds(backupAge),
    ),
    gauge(
      'school_website_certificate_left_seconds',
      'Until the certificate expires.',
      inSeconds(certificateLeft),
    ),
    gauge('school_website_disk_free_bytes', 'Free on the disk of DATA_DIR.', freeBytes),
    counter('school_website_responses_total', 'Responses by the class of their status.', byCode),
    counter('process_cpu_seconds_total', 'Processor time used.', own.cpuSeconds),
    gauge('process_resident_memory_bytes', 'Memory in use.', own.residentBytes),
    gauge('process_start_time_seconds', 'Start of the process since the epoch.', own.startedAt),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', own.heapBytes),
    counter(
      'nodejs_eventloop_busy_seconds_total',
      'Time in which the event loop was busy.',
      own.busySeconds,
    ),
  ].join('')
}

const inSeconds = (milliseconds: number | null) =>
  milliseconds === null ? null : milliseconds / MILLISECONDS

/** A metric with one value, or one per label; omitted if unknown. */
const metric =
  (type: 'gauge' | 'counter') =>
  (name: string, help: string, value: number | Labelled | null | undefined): string => {
    if (value === null || value === undefined) return ''
    const samples =
      typeof value === 'number'
        ? [`${name} ${format(value)}`]
        : value.map(([label, each]) => `${name}{${label}} ${format(each)}`)
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ''].join('\n')
  }

const gauge = metric('gauge')
const counter = metric('counter')

const format = (value: number) => (value === Infinity ? '+Inf' : String(value))
