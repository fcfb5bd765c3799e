import { stylesOf } from '../../../config/firstFrame/styles'

it.each([
  ['rules of its classes', '.bar{color:red}.other{color:blue}', '.bar{color:red}'],
  ['the selectors of a rule that apply', '.bar,.other,#bar{color:red}', '.bar{color:red}'],
  ['what is drawn around an element', '.bar::before{content:""}', '.bar::before{content:""}'],
  ['no state of a control', '.bar:hover{color:red}[role]:focus{color:red}', ''],
  ['no rule of what is outside of it', '.other .bar{color:red}html{color:red}', ''],
  [
    'the rules of the body, as its own',
    'body{margin:0}body.is-large{margin:1px}',
    '.first-frame{margin:0}.first-frame.is-large{margin:1px}',
  ],
  [
    'rules for a window, without those that are empty then',
    '@media (min-width:1px){.bar{color:red}.other{color:red}}@media print{.other{color:red}}',
    '@media (min-width:1px){.bar{color:red}}',
  ],
  [
    'the animations that it uses',
    '.bar{animation:run 1s}@keyframes run{to{opacity:0}}@keyframes stop{to{opacity:0}}',
    '.bar{animation:run 1s}@keyframes run{to{opacity:0}}',
  ],
  [
    'the variables that it uses, also through others',
    '.bar{--a:1;--b:var(--a);--c:var(--d);--d:2;color:var(--b)}',
    '.bar{--a:1;--b:var(--a);color:var(--b)}',
  ],
])('the first frame has %s', (_, css, kept) => {
  expect(stylesOf(css, ['bar', 'first-frame', 'is-large'])).toBe(kept)
})
