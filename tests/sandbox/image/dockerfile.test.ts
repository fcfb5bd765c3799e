import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startPostgres } from '@tests/sandbox/races/startPostgres'
import packageJson from '../../../package.json'
import { imageFolder, startContainer, volume } from './container'
import { root, sentToDocker, stages } from './dockerfile'

const [site, image] = stages()
if (!site || !image) throw new Error('sandbox/Dockerfile has no two stages')

const folder = imageFolder(image)
const made = [folder]
const newVolume = () => {
  const data = volume()
  made.push(dirname(data))
  return data
}
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true, force: true })
})

describe('sandbox/Dockerfile', () => {
  it('copies what exists, of what .dockerignore sends alone', () => {
    const copied = [...site.copies, ...image.copies].filter(({ from }) => !from).map(({ source }) => source)
    expect(copied.length).toBeGreaterThan(6)
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([])
    expect([...new Set(copied.map((source) => source.replace(/^\.\//, '')))].sort()).toEqual(sentToDocker().sort())
  })

  it('takes the app from where its build writes it', () => {
    expect(site.all('RUN')).toContain('npm run build:h5')
    expect(image.copies.filter(({ from }) => from)).toEqual([
      { from: 'site', source: '/app/dist/h5', target: 'dist/h5' },
    ])
  })

  it('has one volume, one port, a health check, and a user who is not root and owns what is written', () => {
    expect(image.all('VOLUME')).toEqual([image.env.SANDBOX_DIR])
    expect(image.all('EXPOSE')).toEqual([image.env.PORT])
    expect(image.env.PUBLIC_ORIGIN).toBe(`http://127.0.0.1:${image.env.PORT}`)
    expect(image.all('HEALTHCHECK')).toHaveLength(1)
    expect(image.all('USER')).toEqual(['node'])
    expect(image.all('RUN').at(-1)).toContain(`chown node:node ${image.env.SANDBOX_DIR} .cache`)
  })
})

describe('the commands of the image, run outside Docker with its files alone', () => {
  const version = packageJson.version

  it('serve app and sandbox, are healthy, end with 0, and find their data again in the volume', async () => {
    const data = newVolume()
    const first = await startContainer(image, { folder, data })
    expect(await (await fetch(first.url)).text()).toContain('the app')
    const { code, output } = await first.health()
    expect([code, JSON.parse(output)]).toEqual([0, { state: 'ok', version, database: 'reachable' }])
    const key = await (await fetch(`${first.url}/sandbox/public-key`)).text()
    expect(await first.stop()).toBe(0)
    expect((await first.health()).code).toBe(1)
    const second = await startContainer(image, { folder, data })
    expect(await (await fetch(`${second.url}/sandbox/public-key`)).text()).toBe(key)
    await second.stop()
  })

  it('use the database of DATABASE_URL in place of the volume, and are not healthy once it has gone', async () => {
    const data = newVolume()
    const postgres = await startPostgres()
    const one = await startContainer(image, { folder, data, env: { DATABASE_URL: postgres.url } })
    expect((await one.health()).code).toBe(0)
    expect(readdirSync(data)).toEqual([])
    await postgres.stop()
    const { code, output } = await one.health()
    expect([code, JSON.parse(output)]).toEqual([1, { state: 'failing', version, database: 'unreachable' }])
    await one.stop()
  })
})
