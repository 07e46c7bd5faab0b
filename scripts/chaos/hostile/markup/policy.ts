/** The policy under which what got through must still do nothing, as a page of these texts has it. */
export function policyOf(_documents: readonly string[]): string {
  return [
    ...["default-src 'self'", "script-src 'self'", "style-src 'self'", "object-src 'none'"],
    ...["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  ].join('; ')
}
