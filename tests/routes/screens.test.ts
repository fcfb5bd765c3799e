import { readdirSync } from 'node:fs'
import path from 'node:path'
import { screens } from '@tests/screens'
import { allRoutes } from '@/routes'

const src = path.resolve(__dirname, '../../src')

/** Every page file by the path of its route. */
const pages = ['pages', 'subPackages', 'center'].flatMap((folder) =>
  readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\/[a-z][^/.]*\.tsx$/.test(name))
    .map((name) => name.replace(/\.tsx$/, '')),
)
const paths = allRoutes.map((route) => route.path).sort()

describe('a screen', () => {
  it('has its page file at its route, and every page file has a route', () => {
    expect(pages.sort()).toEqual(paths)
  })

  it('has one sample in tests/screens.ts, which opens it in four builds', () => {
    expect(screens.map((sample) => sample.path).sort()).toEqual(paths)
  })
})
