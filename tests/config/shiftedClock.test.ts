import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { clockAt } from '../../config/testing/steps'

const root = path.resolve(__dirname, '../..')
const moment = '2028-02-29T23:59:50+08:00'
const now = Date.parse('2026-11-18T10:30:00+08:00')

describe('the clock of a run that begins at a moment', () => {
  it('shows it in each process, also in one that another has started', () => {
    const look = 'console.log(new Date().toISOString(), Date.now(), new Date(0).getTime(), new Date() instanceof Date)'
    const nested = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(look)}], { stdio: 'inherit' })`
    // This test may itself run with a moved clock.
    const real = Date.now() - Number(process.env.CLOCK_OFFSET ?? 0)
    const env = { ...process.env, ...clockAt(moment, real) }
    const told = execFileSync(process.execPath, ['-e', nested], { cwd: root, env, encoding: 'utf8' })
    const [iso = '', ms, epoch, isDate] = told.trim().split(' ')
    const passed = Date.parse(iso) - Date.parse(moment)
    // It goes on from the moment; an hour is far more than two processes take to start.
    expect(passed).toBeGreaterThanOrEqual(0)
    expect(passed).toBeLessThan(3_600_000)
    expect(Math.abs(Number(ms) - Date.parse(iso))).toBeLessThan(60_000)
    expect([epoch, isDate]).toEqual(['0', 'true'])
  })

  it('is moved by the time between now and the moment', () => {
    const { CLOCK_OFFSET } = clockAt(moment, now)
    expect(now + Number(CLOCK_OFFSET)).toBe(Date.parse(moment))
  })
})
