export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="inline-flex items-center gap-2 font-semibold">
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-line border-t-flame"
      />
      {text}
    </p>
  )
}
