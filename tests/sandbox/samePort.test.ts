import { spawnSandbox } from './spawnSandbox'

const words = (started: Promise<unknown>) => started.then(String, (error: Error) => error.message)

it('a second start at the same port says so, and the first goes on', async () => {
  const first = await spawnSandbox()
  const port = Number(new URL(first.url).port)
  const second = await words(spawnSandbox({ port }))
  expect(second).toContain(`Port ${port} of 127.0.0.1 is used by another program, which may be a sandbox.`)
  expect(second).toContain('set PORT to another port')
  expect(second).not.toMatch(/EADDRINUSE|\n\s+at /)
  const sameFolder = await words(spawnSandbox({ port, dir: first.dir }))
  expect(sameFolder).toContain(`A sandbox is already running on ${first.dir}`)
  expect((await fetch(`${first.url}/sandbox`)).status).toBe(200)
  await first.close()
})
