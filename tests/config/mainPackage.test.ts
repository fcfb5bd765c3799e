import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { misplacedIn, misplacedModules } from '../../config/mainPackage'
import { temporaryFolder } from './temporaryFolder'

/** A build with one file in each package. */
function build(): string {
  const dir = temporaryFolder('main-package')
  mkdirSync(path.join(dir, 'subPackages/pay'), { recursive: true })
  writeFileSync(
    path.join(dir, 'app.json'),
    JSON.stringify({ subPackages: [{ root: 'subPackages/pay', pages: ['index'] }] }),
  )
  for (const file of ['common.js', 'subPackages/pay/index.js']) writeFileSync(path.join(dir, file), '1')
  return dir
}

const chunk = (file: string, ...modules: string[]) => ({
  files: [file],
  modules: Object.fromEntries(modules.map((name) => [name, 1])),
})

describe('the main package', () => {
  it('may contain the frameworks and code that is not of a sub-package', () => {
    const chunks = [
      chunk(
        'common.js',
        'src/domain/mall/GoodsCard.tsx',
        'node_modules/mobx/dist/mobx.js',
        'node_modules/@tarojs/taro/index.js',
      ),
    ]
    expect(misplacedModules('weapp', build(), chunks)).toEqual([])
  })

  it.each([
    'src/subPackages/pay/index/store.ts',
    'src/center/login/index.tsx',
    'node_modules/jsencrypt/lib/index.js',
    'node_modules/mobx-state-tree/index.js',
  ])('must not contain %s, which a sub-package may', (name) => {
    expect(misplacedModules('tt', build(), [chunk('subPackages/pay/index.js', name)])).toEqual([])
    expect(misplacedModules('tt', build(), [chunk('common.js', name)])).toEqual([
      expect.stringContaining(
        `tt: common.js of the main package contains ${name}: import it from screens of sub-packages only`,
      ),
    ])
  })

  it('fails without the list of its modules', () => {
    expect(misplacedIn('alipay', build(), '/nowhere.json')).toEqual([
      '/nowhere.json is missing: run npm run build:alipay',
    ])
  })
})
