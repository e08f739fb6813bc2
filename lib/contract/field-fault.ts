import { z } from 'zod'

const faultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['missing', 'unusable', 'not_an_address']) }),
  z.object({ kind: z.enum(['too_long', 'too_short']), limit: z.number() }),
])

/** What is wrong with a field, for forms that describe it in their own words. `limit` is a number of characters. */
export type FieldFault = z.infer<typeof faultSchema>

/** Find what is wrong with one field of a form; undefined if nothing is, or if only its error's text says it. */
export function findFault(form: z.ZodType, typed: object, name: string): FieldFault | undefined {
  const issues = form.safeParse(typed).error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === name)
  return issue?.code === 'custom' ? faultSchema.safeParse(issue.params).data : undefined
}
