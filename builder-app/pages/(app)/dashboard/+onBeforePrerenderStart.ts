export default () => ['/dashboard'];
