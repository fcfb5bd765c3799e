import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Core } from '../../core'
import { inLanguage } from '../../language'
import { langOf } from '../../pages/reply'
import { type CertificateRecord, findCertificate } from './applications'
import { attachmentPath, checkPath, documentPath } from './document/address'
import { renderCertificate } from './document/render'
import { ownerOfTicket } from './document/tickets'
import { certificateMails } from './tables'

/** Sends a certificate as a PDF that browsers show. */
async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  one: CertificateRecord | undefined,
  core: Core,
) {
  if (!one?.facts || !one.checkCode) return ended(request, reply)
  const { facts, checkCode } = one
  const checkUrl = `${core.originFor(request)}${checkPath}?code=${checkCode}`
  return reply
    .header('content-disposition', `inline; filename="certificate-${facts.number}.pdf"`)
    .type('application/pdf')
    .send(await renderCertificate(facts, { checkCode, checkUrl }))
}

const ended = (request: FastifyRequest, reply: FastifyReply) => {
  const text = {
    zh: '文件地址已失效，请返回应用重新打开',
    en: 'This address no longer works. Open the file from the app again.',
  }
  return reply.code(410).send({ code: 'ADDRESS_ENDED', message: inLanguage(text, langOf(request)) })
}

/** The documents themselves: for the customer by the key of a ticket, and as attachments of the inbox's mails. */
export function mountDocuments(app: FastifyInstance, core: Core): void {
  app.get<{ Params: { certificateId: string }; Querystring: { key?: string } }>(
    `${documentPath}/:certificateId`,
    async (request, reply) => {
      const { certificateId } = request.params
      const userId = await ownerOfTicket(core.db, certificateId, request.query.key ?? '', core.now())
      if (userId === undefined) return ended(request, reply)
      return sendDocument(request, reply, await findCertificate(core.db, { certificateId, userId }), core)
    },
  )

  app.get<{ Params: { mailId: string } }>(`${attachmentPath}/:mailId/certificate.pdf`, async (request, reply) => {
    const mailId = /^\d{1,9}$/.test(request.params.mailId) ? Number(request.params.mailId) : 0
    const [mail] = await core.db.select().from(certificateMails).where(eq(certificateMails.mailId, mailId))
    return sendDocument(request, reply, mail && (await findCertificate(core.db, mail)), core)
  })
}
