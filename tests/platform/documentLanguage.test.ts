/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import type { SetDocumentLanguage } from '@/platform/page/ports'

interface Port {
  setDocumentLanguage: SetDocumentLanguage
}
const { setDocumentLanguage: mini } = jest.requireActual<Port>('../../src/platform/page/documentLanguage.ts')
const { setDocumentLanguage: h5 } = jest.requireActual<Port>('../../src/platform/page/documentLanguage.h5.ts')

beforeEach(() => document.documentElement.removeAttribute('lang'))

it.each(['zh-CN', 'en'])('a screen reader finds the language %s in the document', (language) => {
  h5(language)
  expect(document.documentElement.lang).toBe(language)
})

it('a mini-program has no document to set a language in', () => {
  mini('zh-CN')
  expect(document.documentElement.lang).toBe('')
})
