export const Late = () => <h1>Tarde</h1>
