import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { OperationContract } from '../kernel/contract.ts'
import { bodyOf, isShaped } from './answer.ts'
import { answerChecker, validatorOfBody, validatorOfText } from './validation.ts'

type Judged = Pick<OperationContract, 'params' | 'query' | 'body' | 'answer'>

/**
 * Judges of one call, compiled once. `input` gives what the operation reads, in the contract's shapes, or throws 400;
 * `answer` throws where `checkAnswers` is on and an answer breaks its contract, which is a bug.
 */
export const judgeOf = (name: string, contract: Judged, checkAnswers: boolean) => {
  const params = contract.params && validatorOfText(contract.params, 'path')
  const query = contract.query && validatorOfText(contract.query, 'query')
  const judgeBody = contract.body && validatorOfBody(contract.body)
  const faultOf = checkAnswers && contract.answer ? answerChecker(contract.answer) : undefined
  return {
    input(request: FastifyRequest) {
      params?.(request.params)
      query?.(request.query)
      // No body and `null` are the empty document: operations get what was judged.
      const body = contract.body ? (request.body ?? {}) : request.body
      // What arrives as a stream is read, and judged, once it is known who sends it.
      if (!(body instanceof Readable)) judgeBody?.(body)
      return {
        params: request.params as never,
        query: request.query as never,
        body: body as never,
        headers: request.headers as Record<string, string | undefined>,
      }
    },
    answer(answer: unknown) {
      const fault = isShaped(answer) ? faultOf?.(bodyOf(answer)) : undefined
      if (fault) throw new Error(`${name} answers against its contract: ${fault}`)
    },
  }
}
