import { signedFields, wireHeaders } from '@tests/sandbox/wireClient'
import { families } from '@/contract/families'
import { callServer } from './callServer'

it('S6 a failure of the sandbox is answered without its words, which may hold a statement with data of a customer', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const path = '/xbt/tried-failure'
  const server = await callServer(path, { family: 'ordinary', kind: 'read' }, '', async () => {
    throw new Error('Failed query: select * from users where mobile = 13800138000')
  })
  const answer = await fetch(server.url, {
    method: 'POST',
    headers: { ...wireHeaders(families.ordinary), 'content-type': 'application/json' },
    body: JSON.stringify(signedFields(path, {})),
  })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ code: 'SANDBOX_ERROR', message: 'the sandbox failed; its output says why' })
  expect(String(printed.mock.calls)).toContain('select * from users')
  printed.mockRestore()
  await server.close()
})
