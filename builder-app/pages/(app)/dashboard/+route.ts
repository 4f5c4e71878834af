export default '/dashboard*';
