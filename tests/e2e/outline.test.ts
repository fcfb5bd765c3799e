import { sharedChromium } from '@tests/fixtures/chromium'
import type { Browser, Page } from 'playwright-core'
import { outlineFaults } from './outline/faults'
import { heardOn } from './outline/heard'
import { outlineText } from './outline/outlineText'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await sharedChromium()
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})
afterEach(() => page.close())
afterAll(() => browser.close())

const title = '<h1>Order</h1>'

async function heardIn(inner: string) {
  await page.setContent(`<body style="margin: 0; font: 14px/20px sans-serif">${inner}</body>`)
  return heardOn(page)
}

it.each([
  ['a screen without a heading', '<p>Order</p>', '0 headings of level 1'],
  ['a second title', `${title}<h1>Bill</h1>`, '2 headings of level 1'],
  ['a skipped level', `${title}<h3>Bill</h3>`, 'no heading of the level above 3 before: Bill'],
  ['a heading before the title', `<h2>Bill</h2>${title}`, 'no heading of the level above 2 before: Bill'],
  ['a control without a name', `${title}<button><i></i></button>`, 'button without a name'],
  ['a field without a name', `${title}<input placeholder="">`, 'textbox without a name'],
  ['a group without a name', `${title}<div role="radiogroup"></div>`, 'radiogroup without a name'],
  [
    'a list in which every button is called the same',
    `${title}<p>Cup <button>Claim</button></p><p>Plate <button>Claim</button></p>`,
    'several are called: button Claim',
  ],
  [
    'a picture that is neither named nor hidden',
    `${title}<img src="data:," width="20" height="20">`,
    'img without a name',
  ],
  [
    'a picture that says its neighbour again',
    `${title}<img src="data:," alt="Cup" width="20" height="20"><h2>Cup</h2>`,
    'a picture says again: Cup',
  ],
  [
    'a column in the wrong order',
    `<div style="display: flex; flex-direction: column-reverse"><button>Pay</button>${title}</div>`,
    'heard too late: heading Order, after button Pay',
  ],
  [
    'a line in the wrong order',
    `${title}<div style="display: flex; flex-direction: row-reverse"><button>Pay</button><button>Leave</button></div>`,
    'heard too late: button Leave, after button Pay',
  ],
  [
    'a bar at the end that is heard in between',
    `${title}<div style="position: fixed; bottom: 0"><button>Pay</button></div><button>Copy</button>`,
    'heard too late: button Copy, after button Pay',
  ],
])('%s is found', async (_name, inner, fault) => {
  expect(outlineFaults(await heardIn(inner))).toEqual([fault])
})

it.each([
  ['a decorative picture', `${title}<img src="data:," alt=""><i role="img" aria-hidden="true"></i>`],
  [
    'buttons that carry what they are about',
    `${title}<button aria-label="Claim Cup">Claim</button><button aria-label="Claim Plate">Claim</button>`,
  ],
  [
    'columns beside each other',
    `${title}<div style="display: flex"><p><button>One</button><br><button>Two</button></p><p><button>Three</button></p></div>`,
  ],
  [
    'choices of two groups',
    `${title}<div role="radiogroup" aria-label="Size"><input type="radio" aria-label="None"></div><div role="radiogroup" aria-label="Milk"><input type="radio" aria-label="None"></div>`,
  ],
])('%s is left alone', async (_name, inner) => {
  expect(outlineFaults(await heardIn(inner))).toEqual([])
})

it('writes headings, groups, controls with their states and pictures, in the order in which they are heard', async () => {
  const heard = await heardIn(`${title}<main><h2>Pay with</h2><p>Card or cash</p>
    <div role="radiogroup" aria-label="Tools"><div role="radio" aria-checked="true">Card</div><div role="radio" aria-checked="false">Cash</div></div>
    <div role="tab" aria-selected="true">All</div><input aria-label="Amount" value="12"><img src="data:," alt="Code">
    <div role="button" aria-disabled="true"><span>Pay</span> <span>now</span></div><p hidden><button>Gone</button></p></main>`)
  expect(outlineText(heard).split('\n')).toEqual([
    '# Order',
    'main',
    '  ## Pay with',
    '  radiogroup Tools',
    '    radio Card (checked)',
    '    radio Cash',
    '  tab All (selected)',
    '  textbox Amount',
    '  img Code',
    '  button Pay now (disabled)',
  ])
})
