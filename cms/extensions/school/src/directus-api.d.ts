// Directus exports its modules without types.
declare module '@directus/api/permissions/modules/validate-access/validate-access' {
  export function validateAccess(
    options: {
      accountability: object
      action: string
      collection: string
      primaryKeys?: readonly unknown[]
    },
    context: { schema: object; knex: unknown },
  ): Promise<void>
}
