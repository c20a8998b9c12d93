/**
 * One question at a time for all who ask at once: what is asked while a question is under way is put together and asked
 * next, so that every answer was found after its asker came. Of a hundred requests that arrive together the database
 * is asked twice. `ask` gets all that was put together and answers them as one; its failure is everybody's.
 */
export const batchRequests = <Question, Answer>(ask: (questions: readonly Question[]) => Promise<Answer>) => {
  let underWay: Promise<unknown> | undefined
  let next: { questions: Question[]; answer: Promise<Answer> } | undefined
  const begin = (questions: readonly Question[]): Promise<Answer> => {
    const answer = ask(questions)
    const settled = answer.then(
      () => undefined,
      () => undefined,
    )
    underWay = settled
    void settled.then(() => {
      if (underWay === settled) underWay = undefined
    })
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
