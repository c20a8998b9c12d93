/**
 * Batches concurrent requests: while one batch is under way, further questions collect into the next, so an answer is
 * never older than its question. A hundred requests that arrive together cost two calls of `ask`. `ask` gets the
 * questions of one batch and answers them as one; when `ask` fails, every request of that batch fails.
 */
export const batchRequests = <Question, Answer>(ask: (questions: readonly Question[]) => Promise<Answer>) => {
  let underWay: Promise<unknown> | undefined
  let next: { questions: Question[]; answer: Promise<Answer> } | undefined
  const begin = (questions: readonly Question[]): Promise<Answer> => {
    const answer = ask(questions)
    const end = () => {
      if (underWay === settled) underWay = undefined
    }
    const settled: Promise<void> = answer.then(end, end)
    underWay = settled
    return answer
  }
  return (question: Question): Promise<Answer> => {
    if (!underWay) return begin([question])
    if (next) {
      next.questions.push(question)
      return next.answer
    }
    const questions = [question]
    const answer = underWay.then(() => {
      next = undefined
      return begin(questions)
    })
    next = { questions, answer }
    return answer
  }
}
