import { spawnSandbox } from './spawnSandbox'

const words = (started: Promise<unknown>) => started.then(String, (error: Error) => error.message)

it('a second start at the same port says so, and the first goes on', async () => {
  const first = await spawnSandbox()
  const port = Number(new URL(first.url).port)
  const second = await words(spawnSandbox({ port }))
  expect(second).toContain(`Port ${port} of 127.0.0.1 is used by another program, which may be a sandbox.`)
  expect(second).toContain('set PORT to another port, and beside a sandbox SANDBOX_DIR to another folder, too')
  expect(second).not.toMatch(/EADDRINUSE|\n\s+at /)
  const sameFolder = await words(spawnSandbox({ port, dir: first.dir }))
  expect(sameFolder).toContain(`A sandbox is already running on ${first.dir}`)
  expect((await fetch(`${first.url}/sandbox`)).status).toBe(200)
  await first.close()
})

it('a start at an address of another machine names the variable of the address', async () => {
  // An address of documentation, which no machine has.
  const refused = await words(spawnSandbox({ host: '203.0.113.1' }))
  expect(refused).toContain('HOST must be a name or an address of this machine, not "203.0.113.1"')
  expect(refused).not.toMatch(/EADDRNOTAVAIL|\n\s+at /)
})
