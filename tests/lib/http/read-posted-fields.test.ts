import { readPostedFields } from '@/lib/http/read-posted-fields'

test.each(['a=x%00y', 'a=x\0y', 'a=x%0%000y', '%00a=%00xy'])(
  'the form %j has no NUL characters',
  async (body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const fields = await readPostedFields(
      new Request('https://lumi.example.com', { method: 'POST', body, headers }),
    )
    expect([...fields].flat().join()).not.toContain('\0')
    expect(fields.get('a')).toMatch(/^x.*y$/)
  },
)
