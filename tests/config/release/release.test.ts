import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import type { ReleaseCommand } from '../../../config/release/command'
import { releaseNotes, uncommitted } from '../../../config/release/git'
import { notesBeginAfter, notesOf } from '../../../config/release/notes'
import { projectFileOf } from '../../../config/release/projectFile'
import { type ReleaseSteps, release } from '../../../config/release/release'
import { uploadOptions, uploadPlugin } from '../../../config/release/uploadPlugin'

/** Steps of which each is noted and none finds a fault, but for those that are given. */
function stepsWith(given: Partial<ReleaseSteps> = {}): { steps: ReleaseSteps; done: string[]; said: string[] } {
  const done: string[] = []
  const said: string[] = []
  const noted =
    <T>(name: string, answer: T) =>
    () => {
      done.push(name)
      return answer
    }
  const steps: ReleaseSteps = {
    refusalsBefore: noted('before', []),
    missingTool: noted('tool', []),
    build: noted('build', Promise.resolve([])),
    buildRefusals: noted('check', []),
    deliver: noted('deliver', Promise.resolve([])),
    say: (line) => said.push(line),
    ...given,
  }
  return { steps, done, said }
}

const upload: ReleaseCommand = { host: 'weapp', action: 'upload', isDry: false }

describe('a release', () => {
  it('is built, checked and delivered', async () => {
    const { steps, done } = stepsWith()
    expect(await release(upload, steps)).toEqual([])
    expect(done).toEqual(['before', 'tool', 'build', 'check', 'deliver'])
  })

  it.each<[string, Partial<ReleaseSteps>, string[]]>([
    ['before the build', { refusalsBefore: () => ['no'] }, ['tool']],
    ['without its tool', { missingTool: () => ['no'] }, ['before']],
    ['that does not build', { build: async () => ['no'] }, ['before', 'tool']],
    ['that must not be released', { buildRefusals: () => ['no'] }, ['before', 'tool', 'build']],
  ])('%s is refused and not delivered', async (_name, given, expected) => {
    const { steps, done } = stepsWith(given)
    expect(await release(upload, steps)).toEqual(['no'])
    expect(done).toEqual(expected)
  })

  it('that is dry does everything but the upload, and needs no tool for it', async () => {
    const { steps, done, said } = stepsWith({ missingTool: () => ['no'] })
    expect(await release({ ...upload, isDry: true }, steps)).toEqual([])
    expect(done).toEqual(['before', 'build', 'check'])
    expect(said.join('\n')).toMatch(/dry run: .*nothing was sent.*npm install/)
  })

  it('that is dry is refused as any other', async () => {
    const { steps } = stepsWith({ buildRefusals: () => ['no'] })
    expect(await release({ ...upload, isDry: true }, steps)).toEqual(['no'])
  })

  it('of H5 is a folder, also where it is dry, and needs no tool', async () => {
    const { steps, done } = stepsWith({ missingTool: () => ['no'] })
    expect(await release({ host: 'h5', action: 'folder', isDry: true }, steps)).toEqual([])
    expect(done).toEqual(['before', 'build', 'check', 'deliver'])
  })
})

describe('the notes of a release', () => {
  it('are the version and the subjects, each once, of which twenty are shown', () => {
    expect(notesOf('1.2.0', ['b', 'a', 'b', ' '])).toBe('1.2.0\nb\na')
    const many = notesOf('1', [...Array(25).keys()].map(String)).split('\n')
    expect(many).toHaveLength(22)
    expect(many.at(-1)).toBe('and 5 more')
  })

  it('begin after the last tag, otherwise after the last version before the newest commit', () => {
    expect(notesBeginAfter('v1', ['c2'], 'c3')).toBe('v1')
    expect(notesBeginAfter(undefined, ['c2', 'c1'], 'c3')).toBe('c2')
    expect(notesBeginAfter(undefined, ['c3', 'c1'], 'c3')).toBe('c1')
    expect(notesBeginAfter(undefined, ['c3'], 'c3')).toBeUndefined()
  })

  it('are read from a repository, whose changes are seen until they are committed', () => {
    const folder = temporaryFolder('repository')
    const person = ['-c', 'user.name=a', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false']
    const git = (...words: string[]) => execFileSync('git', [...person, ...words], { cwd: folder })
    const commit = (subject: string, version: string) => {
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version, subject }, null, 1))
      git('add', '-A')
      git('commit', '-qm', subject)
    }
    git('init', '-q')
    expect(() => uncommitted(folder)).toThrow('has no commit')
    commit('first', '1.0.0')
    commit('second', '1.0.0')
    expect(releaseNotes(folder, '1.0.0')).toBe('1.0.0\nsecond')
    commit('third', '1.1.0')
    expect(releaseNotes(folder, '1.1.0')).toBe('1.1.0\nthird\nsecond')
    git('tag', 'v1.1.0')
    expect(releaseNotes(folder, '1.1.0')).toBe('1.1.0\nthird\nsecond')
    commit('fourth', '1.1.0')
    expect(releaseNotes(folder, '1.1.0')).toBe('1.1.0\nfourth')
    expect(uncommitted(folder)).toEqual([])
    writeFileSync(path.join(folder, 'new.txt'), '')
    expect(uncommitted(folder)).toEqual(['new.txt'])
  })
})

describe('the vendor’s tool', () => {
  it('reads a project file with the app’s id and the package’s own folder', () => {
    const file = JSON.parse(
      projectFileOf('{"appid":"testAppId","miniprogramRoot":"dist/tt/","setting":{"es6":false}}', 'tt1'),
    )
    expect(file).toEqual({ appid: 'tt1', miniprogramRoot: './', setting: { es6: false } })
  })

  it('gets the keys of its host alone', () => {
    const facts = { RELEASE_VERSION: '1.0.0', RELEASE_NOTES: 'notes', RELEASE_TT_EMAIL: 'a', RELEASE_TT_PASSWORD: 'b' }
    expect(uploadOptions({ ...facts, RELEASE_HOST: 'tt' })).toEqual({
      version: '1.0.0',
      desc: 'notes',
      tt: { email: 'a', password: 'b' },
    })
    const weapp = { RELEASE_HOST: 'weapp', RELEASE_WEAPP_APP_ID: 'wx1', RELEASE_WEAPP_KEY_PATH: '/tmp/key' }
    expect(uploadOptions(weapp).weapp).toEqual({ appid: 'wx1', privateKeyPath: '/tmp/key' })
    const alipay = {
      RELEASE_HOST: 'alipay',
      RELEASE_ALIPAY_APP_ID: '2',
      RELEASE_ALIPAY_TOOL_ID: 't',
      RELEASE_ALIPAY_KEY: 'k',
    }
    expect(uploadOptions(alipay).alipay).toEqual({ appid: '2', toolId: 't', privateKey: 'k' })
  })

  it('is in no other build', () => {
    expect(uploadPlugin('/project', {})).toEqual([])
    expect(uploadPlugin('/project', { RELEASE_HOST: 'tt' })[0]?.[0]).toBe(
      '/project/.cache/release/node_modules/@tarojs/plugin-mini-ci',
    )
  })
})
