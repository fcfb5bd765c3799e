/** Widths of bar, space, bar, space, bar, space of every symbol by its value; 103 to 105 start code sets A, B, C. */
const symbols = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 ' +
  '123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 ' +
  '131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 ' +
  '213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 ' +
  '141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 ' +
  '124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 ' +
  '411131 211412 211214 211232'
).split(' ')

const startB = 104
const startC = 105
const stop = '2331112'

/**
 * Values of the symbols of a text, without check and stop: pairs of digits (set C) for a text of digits only with an even length, single
 * characters (set B) otherwise. Undefined for a text that is empty or contains more than printable ASCII.
 */
function valuesOf(text: string): number[] | undefined {
  if (/^(\d\d)+$/.test(text)) return [startC, ...(text.match(/\d\d/g) ?? []).map(Number)]
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined
  return [startB, ...Array.from(text, (character) => character.charCodeAt(0) - 32)]
}

/**
 * A text as Code 128: one entry per module, true for a bar, without the quiet zone of ten modules on each side. Undefined where Code 128
 * cannot encode the text.
 */
export function code128(text: string): boolean[] | undefined {
  const values = valuesOf(text)
  if (!values) return undefined
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % 103
  const widths = [...values, check].map((value) => symbols[value]).join('') + stop
  return Array.from(widths).flatMap((width, index) => Array<boolean>(Number(width)).fill(index % 2 === 0))
}
