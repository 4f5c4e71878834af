export default 'Wedding Invitation';
