export default 'Careers · Wedding Invite';
