/** Reports to a site that any collection may have changed, as the CMS's hook does. */
export const sendHint = (siteUrl: string, revalidateSecret: string): Promise<Response> =>
  fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': revalidateSecret },
    body: JSON.stringify({ changes: [{ collection: '*' }] }),
  })
