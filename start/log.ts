import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Logger, pino, stdSerializers } from 'pino'
import type { LogLevel } from './config.ts'
import { withSourceLines } from './program/source-lines.ts'

const describeError = (error: Error) => {
  const described = stdSerializers.err(error)
  return { ...described, stack: withSourceLines(described.stack) }
}

/** The process's log: JSON lines on standard output, without query strings, which may hold codes and e-mail addresses. */
export const createLog = (level: LogLevel): Logger =>
  pino({
    level,
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
  })
