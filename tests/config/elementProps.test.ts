import { unlistedProps } from '../../config/checks/elementProps'

const imports = `import { Input as TextInput, ScrollView, Slider, View } from '@tarojs/components'\n`
const found = (jsx: string, path = 'src/ui/X.tsx') =>
  unlistedProps({ path, text: `${imports}export const X = () => ${jsx}\n` }).map(({ line, ban, message }) => [
    line,
    ban,
    message,
  ])

describe('properties of Taro’s components', () => {
  it('may be those of config/elements.ts, of React and of screen readers', () => {
    expect(
      found(`<View key="a" id="b" className="c" role="button" aria-label="d" onClick={f} onTouchStart={f} />`),
    ).toEqual([])
    expect(found(`<ScrollView scrollY>{<TextInput onInput={f} />}</ScrollView>`)).toEqual([])
  })

  it('must be listed, events as well, under any name of the component', () => {
    expect(found(`<ScrollView onScrollToLower={f}><TextInput cursorSpacing={8} /></ScrollView>`)).toEqual([
      [2, 'listed-props', 'the template of ScrollView has no onScrollToLower: list it in config/elements.ts'],
      [2, 'listed-props', 'the template of Input has no cursorSpacing: list it in config/elements.ts'],
    ])
  })

  it('need a component that has a template', () => {
    expect(found(`<Slider />`)).toEqual([
      [2, 'listed-props', 'mini-programs have no template for Slider: list it in config/elements.ts'],
    ])
  })

  it('may be others in a file for browsers, and on components of ours', () => {
    expect(found(`<View onMouseDown={f} />`, 'src/ui/X.h5.tsx')).toEqual([])
    expect(found(`<Mine onMouseDown={f} />`)).toEqual([])
  })
})
