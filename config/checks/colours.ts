import ts from 'typescript'
import type { ProjectFile } from '../scripts/projectFiles'
import { withoutComments } from './prose'
import { nameOf, nodesOf, textOf } from './source'

/** The colour names of CSS, without `transparent` and `currentColor`, which are not colours of a design. */
const names =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue ' +
  'chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey ' +
  'darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray ' +
  'darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia ' +
  'gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender ' +
  'lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey ' +
  'lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen ' +
  'magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen ' +
  'mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange ' +
  'orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
  'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray ' +
  'slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
const name = `(?<![\\w.$-])(?:${names.replaceAll(' ', '|')})(?![\\w(-])`

const written =
  '(?<![&\\w%])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?![\\w-]*[\'"]?\\s*\\))' +
  '|(?<![\\w-])(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\\('
const inSheet = new RegExp(`${written}|[\\w-]\\s*:[^:;{}]*${name}[^:;{}]*;`, 'i')
const literal = new RegExp(written, 'i')
const named = new RegExp(name, 'i')

/** Names of properties, attributes and variables that hold colours: elsewhere `red` may be an ordinary word. */
const holdsColour = /^(?:\w*colou?r|background|fill|stroke|\w*shadow|border\w*|outline\w*)$/i

/** Text in quotes is a picture or a font, and a mask's colour only sets its opacity. */
const notDrawn = /"[^"\n]*"|'[^'\n]*'|\bmask[\w-]*:[^;]*;/g

/** Position of the first colour literal in a style sheet, or -1. */
export const colourInSheet = (file: ProjectFile): number =>
  withoutComments(file)
    .replace(notDrawn, (part) => ' '.repeat(part.length))
    .search(inSheet)

/** Name of the property, attribute or variable that gets the value of an expression, also through a condition or a template. */
function holderOf({ parent }: ts.Node): string | undefined {
  const isPart =
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  if (isPart) return holderOf(parent)
  if (ts.isBinaryExpression(parent)) {
    if (parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return holderOf(parent)
    return nameOf(parent.left)
  }
  const isHolder =
    ts.isPropertyAssignment(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyDeclaration(parent)
  return isHolder ? (textOf(parent.name) ?? parent.name.getText()) : undefined
}

/** Position of the first colour literal in code, or -1. */
export const colourInCode = (file: ProjectFile): number =>
  nodesOf(file)
    .find((node) => {
      const text = textOf(node)
      if (text === undefined) return false
      return literal.test(text) || (named.test(text) && holdsColour.test(holderOf(node) ?? ''))
    })
    ?.getStart() ?? -1
