import { resolve } from 'node:path'
import { readSettings, refusedToListen } from '../../sandbox/settings'

const linesOf = (env: Record<string, string>): string[] => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('the settings of the sandbox', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({
      port: 8700,
      host: '127.0.0.1',
      framesPort: 8701,
      dataDir: resolve('.sandbox'),
      faults: false,
      scale: false,
      siteDir: resolve('dist/h5'),
    })
    expect(readSettings({ PORT: '0', DATABASE_URL: '', SANDBOX_FAULTS: '', HOST: '' })).toMatchObject({
      port: 0,
      framesPort: 0,
      host: '127.0.0.1',
    })
  })

  it('are those of the variables', () => {
    const databaseUrl = 'postgresql://a:b@db:5432/wallet'
    expect(
      readSettings({
        PORT: '80',
        FRAMES_PORT: '9000',
        DATABASE_URL: databaseUrl,
        SANDBOX_CODES_PER_ADDRESS: '20',
        SANDBOX_SCALE: '1',
        H5_DIR: 'site',
      }),
    ).toMatchObject({
      port: 80,
      framesPort: 9000,
      databaseUrl,
      codesPerAddress: 20,
      scale: true,
      siteDir: resolve('site'),
    })
  })

  it.each([
    ['PORT', 'abc', 'PORT must be a port up to 65535, or 0 for any free one, not "abc"'],
    ['PORT', '65536', 'PORT must be a port up to 65535, or 0 for any free one, not "65536"'],
    ['PORT', '-1', 'PORT must be a port up to 65535, or 0 for any free one, not "-1"'],
    ['PORT', '65535', 'FRAMES_PORT must be set where PORT is 65535'],
    ['FRAMES_PORT', '8.5', 'FRAMES_PORT must be a port up to 65535, or 0 for any free one, not "8.5"'],
    ['SANDBOX_FAULTS', 'true', 'SANDBOX_FAULTS must be 1 or empty, not "true"'],
    ['SANDBOX_SCALE', '2', 'SANDBOX_SCALE must be 1 or empty, not "2"'],
    ['SANDBOX_CODES_PER_ADDRESS', 'many', 'SANDBOX_CODES_PER_ADDRESS must be a number of codes, not "many"'],
    ['APP_PATHS', '/no/such/file', 'APP_PATHS must be a file that is there, not "/no/such/file"'],
  ])('%s may not be %s', (name, value, line) => {
    expect(linesOf({ [name]: value })).toEqual([line])
  })

  it('do not print a password where DATABASE_URL is none', () => {
    expect(linesOf({ DATABASE_URL: 'mysql://a:secret@db/wallet' })).toEqual([
      'DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host:5432/name',
    ])
  })

  it('name every variable that is not right, at once', () => {
    const lines = linesOf({ PORT: 'x', PUBLIC_ORIGIN: 'x', FRAMES_ORIGIN: 'y', SANDBOX_SCALE: 'x', DATABASE_URL: 'x' })
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'PUBLIC_ORIGIN',
      'FRAMES_ORIGIN',
      'SANDBOX_SCALE',
      'DATABASE_URL',
    ])
  })

  it('have frames of another origin', () => {
    const one = 'https://wallet.example'
    expect(linesOf({ PUBLIC_ORIGIN: one, FRAMES_ORIGIN: one })).toEqual([
      expect.stringMatching(/^FRAMES_ORIGIN must be another origin than PUBLIC_ORIGIN/),
    ])
  })
})

describe('why a server cannot listen', () => {
  const reason = (facts: Partial<NodeJS.ErrnoException>) =>
    refusedToListen(Object.assign(new Error('as it is'), facts), 'FRAMES_PORT', 8701, 'abc').message

  it('names the variable of a port that is used', () => {
    expect(reason({ code: 'EADDRINUSE', syscall: 'listen' })).toMatch(/^Port 8701 of abc is used .* FRAMES_PORT to/)
  })

  it.each([
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    { code: 'EAI_AGAIN', syscall: 'getaddrinfo' },
    { code: 'EADDRNOTAVAIL', syscall: 'listen' },
  ])('names HOST at $code', (facts) => {
    expect(reason(facts)).toBe('HOST must be a name or an address of this machine, not "abc"')
  })

  it('is anything else in its own words', () => {
    expect(reason({ code: 'EACCES', syscall: 'listen' })).toBe('as it is')
  })
})
