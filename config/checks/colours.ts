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
/** A colour name counts only as the value of a property or attribute for colours: elsewhere `red` may be an ordinary word. */
const inCode = new RegExp(
  `${written}|\\b(?:\\w*colou?r|background|fill|stroke|\\w*shadow|border\\w*|outline\\w*)['"]?\\s*[:=]\\s*\\{?\\s*['"\`][^'"\`]*${name}`,
  'i',
)

/** Text in quotes is a picture or a font, and a mask's colour only sets its opacity. */
const notDrawn = /"[^"\n]*"|'[^'\n]*'|\bmask[\w-]*:[^;]*;/g

/** Position of the first colour literal in a style sheet, or -1. */
export const colourInSheet = (text: string): number =>
  text.replace(notDrawn, (part) => ' '.repeat(part.length)).search(inSheet)

/** Position of the first colour literal in code, or -1. */
export const colourInCode = (text: string): number => text.search(inCode)
