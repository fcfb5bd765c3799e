import { pdfText } from '@tests/fixtures/pdfText'
import type { Driver } from './driver'
import { picturesOf } from './identity'
import { codeFor } from './logIn'
import { readsInOneLanguage } from './reading'
import { words } from './words'

const folder = 'subPackages/xyfApp/settle-certify'

/** Who asks for certificates; three loans of theirs are settled. */
export const applicant = '13800138007'

/** From "my" to the loans that can be certified: chooses what it says, and proves who they are. */
async function beginAndProve(driver: Driver, sandboxUrl: string): Promise<void> {
  const { certificate, idCard, profile } = words(driver.language)
  await driver.open('/pages/my/index')
  await driver.tap({ text: profile.menu.certificate })
  await driver.waitForRoute(`${folder}/index`)
  await driver.waitForText(certificate.summary(3, 3))
  await readsInOneLanguage(driver)
  await driver.tap('#kind-loan')
  await driver.tap('#certificate-next')
  await driver.waitForRoute(`${folder}/verify`)
  await driver.waitForText(certificate.verifyTitle)
  await readsInOneLanguage(driver)
  await driver.tap('#verify-begin')
  const { front, back } = await picturesOf(sandboxUrl, applicant)
  await driver.givePhoto('#front-album', front)
  await driver.givePhoto('#back-album', back)
  await driver.waitForText(idCard.formTitle)
  await driver.tap('#card-save')
  await driver.waitForText(certificate.faceTitle)
  const face = await fetch(`${sandboxUrl}/sandbox/samples/${applicant}/face.jpg`)
  await driver.givePhoto('#face-album', Buffer.from(await face.arrayBuffer()))
  await driver.waitForText(certificate.verified)
  await driver.tap('#verify-go-on')
}

/** Has two loans certified by mail, reads the PDF, and has it mailed again to a corrected address. Answers the addresses that it was mailed to. */
export async function issueAndResend(driver: Driver, sandboxUrl: string): Promise<void> {
  const { certificate } = words(driver.language)
  await beginAndProve(driver, sandboxUrl)
  await driver.waitForRoute(`${folder}/settle-succes`)
  await driver.tap('#loan-D107001')
  await driver.tap('#loan-D107003')
  await driver.waitForText('13205.65')
  await readsInOneLanguage(driver)
  await driver.tap('#issue-next')
  await driver.waitForRoute(`${folder}/email`)
  await driver.input('#certificate-email', 'peng@b')
  await driver.tap('#email-send')
  await driver.waitForText(certificate.emailProblem)
  await driver.input('#certificate-email', 'peng@exmaple.com')
  await driver.tap('#email-send')
  await driver.waitForRoute(`${folder}/settle-succes`)
  await driver.waitForText(certificate.issuedTitle.issued)
  await readsInOneLanguage(driver)
  const printed = pdfText(await driver.openPdf({ text: certificate.view }))
  expect(printed).toContain('壹万叁仟贰佰零伍元陆角伍分')
  await driver.open(`/${folder}/recordList`)
  await driver.tap({ text: certificate.sendAgain })
  await driver.waitForText(certificate.lastSent('p***@exmaple.com'))
  await driver.input('#certificate-email', 'peng@example.com')
  await driver.tap('#email-send')
  await driver.waitForText(certificate.sentAgain('p***@example.com'))
  const { mails } = (await (await fetch(`${sandboxUrl}/sandbox/inbox.json?mobile=${applicant}`)).json()) as {
    mails: { to: string; attachment: { path: string } }[]
  }
  expect(mails.map(({ to }) => to)).toEqual(['peng@example.com', 'peng@exmaple.com'])
  const attached = await fetch(sandboxUrl + mails[0]?.attachment.path)
  expect(pdfText(new Uint8Array(await attached.arrayBuffer()))).toBe(printed)
}

/** Orders a paper certificate of all loans: a wrong phone number is said beside its field, the fee is paid by card. The identity is proved before. */
export async function orderPaper(driver: Driver): Promise<void> {
  const { certificate, cashier } = words(driver.language)
  await driver.open(`/${folder}/index`)
  await driver.tap('#method-paper')
  await driver.tap('#kind-general')
  await driver.tap('#certificate-next')
  await driver.waitForRoute(`${folder}/toProve`)
  await driver.waitForText(certificate.generalText(3))
  await driver.tap('#issue-next')
  await driver.waitForText(certificate.confirmFirst)
  await driver.tap('#confirm-all')
  await driver.tap('#issue-next')
  await driver.input('#paper-name', '吴鹏')
  await driver.input('#paper-mobile', '1380013800')
  await driver.input('#paper-address', '云川省青禾市望江街 8 号')
  await driver.tap('#paper-submit')
  await driver.waitForText(certificate.paperProblems.mobile)
  await driver.input('#paper-mobile', applicant)
  await driver.tap('#paper-submit')
  await driver.tap('#pay-here-submit')
  await driver.waitForText(cashier.codeSentTo('').trim())
  await driver.input('#bank-code', await codeFor(driver, applicant, 'certificate'))
  await driver.waitForText(certificate.issuedTitle.preparing)
}
