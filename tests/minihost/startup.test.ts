import fs from 'node:fs'
import path from 'node:path'
import type { Platform, StartupRecord } from '../../sandbox/devtools/hosts/protocol'
import { writeFixture } from './fixture'
import { openMiniProgram } from './openMiniProgram'

const namespaces = { weapp: 'wx', alipay: 'my', tt: 'tt' }

/** Webpack's runtime, reduced to what the order of evaluation depends on. */
const runtime = (host: string) => `
  const modules = {}, cache = {}
  const load = (id) => { if (!cache[id]) { cache[id] = { exports: {} }; modules[id](cache[id], cache[id].exports, load) } return cache[id].exports }
  const list = ${host}.webpackJsonp = ${host}.webpackJsonp || []
  const take = (before, [, own, start]) => { Object.assign(modules, own); if (start) start(load); if (before) before([[], own]) }
  list.forEach((chunk) => take(undefined, chunk))
  list.push = take.bind(undefined, list.push.bind(list))`

/** A shared file with a module that the app requires, one that the first page requires after 60 ms, and one that is never required. */
const files = (host: string): Record<string, string> => ({
  'runtime.js': runtime(host),
  'common.js': `(${host}.webpackJsonp = ${host}.webpackJsonp || []).push([[1], {
    10(module) { module.exports = 'app' }, 11(module) { const end = Date.now() + 60; while (Date.now() < end); module.exports = 'page' }, 12() { throw new Error('never') } }])`,
  'app.js': `require('./common'); require('./runtime'); ${host}.webpackJsonp.push([[2], { 20(module, exports, load) { load(10); App({}) } }, (load) => load(20)])`,
  'pages/home.js': `${host}.webpackJsonp.push([[3], { 30(module, exports, load) {
    Page({ data: { message: '' }, onLoad() { load(11); this.setData({ message: 'first' }); setTimeout(() => this.setData({ message: 'the content' })) } }) } }, (load) => load(30)])`,
})

describe.each<Platform>(['weapp', 'alipay', 'tt'])('the start of an app on %s', (platform) => {
  const dir = writeFixture(platform)
  const written = files(namespaces[platform])
  let record: StartupRecord
  beforeAll(async () => {
    for (const [file, text] of Object.entries(written)) fs.writeFileSync(path.join(dir, file), text)
    const app = await openMiniProgram({ dir, platform, measure: true })
    await app.launch('/pages/home')
    record = await app.startup('the content')
    expect(await app.problems()).toEqual([])
    await app.close()
  })
  afterAll(() => fs.rmSync(dir, { recursive: true }))

  it('counts the files that were evaluated, with their sizes on disk, and no other page', () => {
    expect(record.scripts).toEqual(
      ['app.js', 'common.js', 'runtime.js', 'pages/home.js'].map((file) => ({
        file,
        bytes: fs.statSync(path.join(dir, file)).size,
      })),
    )
  })

  it('counts the modules that were evaluated, by the file that contains them', () => {
    expect(record.modules.map(({ id, file }) => [id, file])).toEqual([
      ['20', 'app.js'],
      ['10', 'common.js'],
      ['30', 'pages/home.js'],
      ['11', 'common.js'],
    ])
  })

  it('takes the time to the first data and to the content', () => {
    expect(record.firstDrawn).toBeGreaterThan(60)
    expect(record.content).toBeGreaterThan(record.firstDrawn)
  })

  it('names the function that took long, and the file whose module it evaluated', () => {
    // Another block may take longer on a machine that pauses.
    const long = record.blocks.filter(({ parts }) => Number(parts['common.js']) > 59)
    expect(long.map(({ name }) => name)).toContain('pages/home.onLoad')
    expect(record.blocks.map(({ name }) => name)).toEqual(expect.arrayContaining(['app.js', 'timer']))
  })
})

describe('an app that is not measured', () => {
  it('has no start to report', async () => {
    const dir = writeFixture('weapp')
    const app = await openMiniProgram({ dir, platform: 'weapp' })
    await expect(app.startup('loaded')).rejects.toThrow('open the app with `measure`')
    await app.close()
    fs.rmSync(dir, { recursive: true })
  })
})
