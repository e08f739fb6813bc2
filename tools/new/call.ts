import {
  addImport,
  addRow,
  type GeneratedFiles,
  type NameSpellings,
  type Recipe,
  type SourceTree,
} from '@/tools/new/recipe'

/** An API call that takes a form: its contract, its route, its label in logs, and two rows in tables of tests. */
export const call: Recipe = {
  usage: 'gift-cards',
  refuse: ({ folder }) => (folder ? 'A call is in no folder.' : undefined),
  files: callFiles,
  next: ({ file }) => [
    `lib/contract/${file}.ts: what it takes and answers. What others rely on never changes.`,
    `app/api/${file}/route.ts: the use case that it calls, and its refusals.`,
    'lib/limits/limits.ts: how often a client may call it. lib/browser: what sends it.',
  ],
}

function callFiles({ file, camel, pascal, text }: NameSpellings, { read }: SourceTree): GeneratedFiles {
  const labels = 'lib/contract/route-label.ts'
  const methods = 'tests/app/api/methods.test.ts'
  const anyRequest = 'tests/app/api/any-request.test.ts'
  return {
    [`lib/contract/${file}.ts`]: `import { z } from 'zod'
import { customerEmailField, customerNameField } from '@/lib/contract/fields'

/** The body of \`POST /api/${file}\`. */
export const ${camel}Request = z.object({ name: customerNameField, email: customerEmailField })

export type ${pascal}Answer = { readonly success: true; readonly name: string }
`,
    [`app/api/${file}/route.ts`]: `import { ${camel}Request, type ${pascal}Answer } from '@/lib/contract/${file}'
import { readForm } from '@/lib/http/read-form'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { answer } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: receive })

/** ${text}. */
async function receive(request: Request): Promise<Response> {
  refuseCrossSite(request)
  const { fields } = await readForm(request, ${camel}Request)
  return answer({ success: true, name: fields.name } satisfies ${pascal}Answer)
}
`,
    [`tests/app/api/${file}.test.ts`]: `import { POST } from '@/app/api/${file}/route'
import { aCall, read } from '@/tests/support/a-call'

const path = '/api/${file}'

test('it answers a valid request', async () => {
  const body = { name: 'Aino', email: 'aino@example.com' }
  expect(await read(await POST(aCall('POST', path, body)))).toEqual({
    status: 200,
    body: { success: true, name: 'Aino' },
  })
})

test('without an e-mail address it names the missing field', async () => {
  expect(await read(await POST(aCall('POST', path, { name: 'Aino' })))).toMatchObject({
    status: 400,
    body: { code: 'invalid', field: 'email' },
  })
})
`,
    [labels]: addRow(read(labels), { start: 'API_ROUTES', end: '] as const' }, `  '/api/${file}',`),
    [methods]: [
      (was: string) => addImport(was, `import * as ${camel} from '@/app/api/${file}/route'`),
      (was: string) =>
        addRow(was, { start: 'test.each([', end: '])(' }, `  ['${file}', ${camel}, ['POST']],`),
    ].reduce((was, edit) => edit(was), read(methods)),
    [anyRequest]: [
      (was: string) => addImport(was, `import { POST as ${camel} } from '@/app/api/${file}/route'`),
      (was: string) =>
        addRow(
          was,
          { start: 'const doors', end: '] as const' },
          `  ['${file}', ${camel}, { name: 'Aino', email: 'aino@example.com' }],`,
        ),
    ].reduce((was, edit) => edit(was), read(anyRequest)),
  }
}
