import { GET, POST } from '@/app/api/[...unknown]/route'
import { read } from '@/tests/support/a-call'

test('an unknown call is refused in the same words as others', async () => {
  for (const call of [GET, POST]) {
    expect(await read(call())).toEqual({
      status: 404,
      body: { error: 'There is no such call.', code: 'not_found' },
    })
  }
})
