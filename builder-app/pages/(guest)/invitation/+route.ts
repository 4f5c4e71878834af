export default '/@cleanUrl';
